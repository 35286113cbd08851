// oxlint-disable-next-line import/no-default-export -- what a worker is
export default {
  fetch(): Response {
    return new Response('')
  },
}
