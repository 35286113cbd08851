import type { Backend } from '$shared/backend.ts'

declare global {
  namespace App {
    interface Platform {
      env: { BACKEND: Backend }
    }
  }
}
