import cloudflare from '@astrojs/cloudflare'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: cloudflare({ imageService: 'passthrough' }),
  // As in the site, each page contains its styles. They are minified already.
  build: { inlineStylesheets: 'always' },
  vite: { build: { cssMinify: false } },
})
