import { createApp } from '../../backend/app.ts'

// oxlint-disable-next-line import/no-default-export -- the entry of a worker
export default createApp()
