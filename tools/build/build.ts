import { createBuilder } from 'vite'
import { checkSettings } from '../serve/check-settings.ts'
import { startCommand } from '../command.ts'

/** Builds the client, then the worker, and checks the worker's variables. */
startCommand({ usage: 'npm run build' })

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
await checkSettings()
