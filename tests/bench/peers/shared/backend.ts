/** The backend's answers, with only those fields that the peers show. */
export interface Picture {
  src: string
  width: number
  height: number
  alt: string
  colour?: string
  variants?: { src: string; width: number; type: string }[]
  dark?: Omit<Picture, 'alt'>
}

interface Hours {
  seasons: { from?: string; to?: string; opens: string; closes: string; lastEntry?: string }[]
}

interface MenuLink {
  id: string
  title: string
  url: string
}

export interface Menu {
  menu: (MenuLink & { children: MenuLink[] })[]
  site: {
    name: string
    slogan?: string
    seal: string
    operator: string
    telephone: string
    telephoneHours: string
    address: string
    postalCode: string
    hours: Hours
    icp?: { number: string; url: string }
    publicSecurity?: { number: string; url: string }
  }
}

export interface Announcement {
  id: string
  title: string
  summary: string
  publishedAt: string
  cover?: Picture
  category?: { id: string; name: string }
  tags: string[]
  from?: string
  to?: string
}

export interface Article extends Announcement {
  source?: string
  /** HTML that is shown unchanged. */
  content: string
  previous?: { id: string; title: string }
  next?: { id: string; title: string }
}

export interface Announcements {
  total: number
  list: Announcement[]
  categories: { id: string; name: string; count: number }[]
}

export interface Activities {
  list: {
    id: string
    title: string
    event?: { startAt: string; endAt: string; venue: string }
  }[]
}

export interface Strategies {
  list: { id: string; title: string; durationMinutes: number; plan?: { audience: string } }[]
}

export interface Recommendations {
  today: { facilities: { id: string; name: string; url: string; hours: Hours }[] }
  sections: {
    id: string
    title: string
    seal?: string
    layout: 'pair' | 'strip'
    url: string
    items: {
      id: string
      title: string
      summary: string
      url: string
      note?: string
      cover?: Picture
    }[]
  }[]
}

export interface Tickets {
  list: { price: { amount: number } }[]
}

/** The binding for the backend's worker. */
export interface Backend {
  fetch: (address: string, init?: RequestInit) => Promise<Response>
}

interface Call {
  at: string
  body?: object
}

/** Sends all calls of a page in one batch, like the site. Returns the answers in the same order. */
export async function readAll<Answers extends unknown[]>(
  backend: Backend,
  calls: Call[],
): Promise<Answers> {
  const response = await send(backend, { at: 'POST /api/batch', body: calls })
  const answers: unknown[] = []
  for (const line of (await response.text()).split('\n')) {
    if (line === '') continue
    const [index, { data }]: [number, { data: unknown }] = JSON.parse(line)
    answers[index] = data
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the peers check no answers
  return answers as Answers
}

export async function read<Answer>(backend: Backend, call: Call): Promise<Answer> {
  const { data }: { data: Answer } = await (await send(backend, call)).json()
  return data
}

function send(backend: Backend, { at, body }: Call): Promise<Response> {
  const [method = 'GET', path = ''] = at.split(' ')
  return backend.fetch(`http://backend/backends${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}
