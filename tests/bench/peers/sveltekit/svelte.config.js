import adapter from '@sveltejs/adapter-cloudflare'

export default {
  kit: {
    adapter: adapter(),
    alias: { $shared: '../shared' },
    // As in the site, each page contains its styles.
    inlineStyleThreshold: 100_000,
  },
}
