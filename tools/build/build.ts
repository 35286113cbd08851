import { createBuilder } from 'vite'
import { checkSettings } from '../serve/check-settings.ts'
import { startCommand } from '../command.ts'

startCommand({ usage: 'npm run build' })

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
await checkSettings()
