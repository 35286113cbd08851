// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  fetch(): Response {
    return new Response('')
  },
}
