import { defineSection } from '../define-section.ts'

export const home = defineSection({
  name: 'home',
  pages: '/',
})
