import {
  type Endpoint,
  ENDPOINT_NAMES,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { batch, BATCH_CALLS, BATCH_PATH, batchNotes } from '../../contract/call.ts'
import {
  findingNotes,
  findings,
  searchNotes,
  SEARCH_PATH,
  searchQuery,
} from '../../contract/search.ts'
import { OTHER_REFUSAL, REFUSALS } from '../../contract/answer.ts'
import {
  orderOf,
  pagesOf,
  ANSWER_NOTES,
  CALL_NOTES,
  INPUT_NOTES,
  PARAMETER_NOTES,
} from './notes.ts'
import { fieldsOf } from './data.ts'
import { BATCH, COMPLAINT, FOUND, RECEIPT, exampleInput } from './examples.ts'
import { type Json, jsonSchemaOf, namedSchemas } from './json-schema.ts'

/** Example data of answers, by call. */
export type Examples = Partial<Record<EndpointName, unknown>>

/** A description of all calls in OpenAPI 3.1. */
export interface OpenApi {
  openapi: string
  info: Json
  servers: Json[]
  security: []
  tags: Json[]
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, Json> }
}

const INTRODUCTION =
  'The calls that the site makes to its backend. Every response is HTTP 200 with `{ code, msg, data }`; `code` is 0 if the call succeeded. ' +
  'For an id that does not exist `code` is 404. A list without content is empty (with `total: 0` if it has pages), not an error. ' +
  'Unknown fields are ignored. The site omits an invalid optional field or row.'

/** Headers that the site sends with every call. */
const HEADERS = [
  ['platform', '11'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['X-Frontend', 'shanmen-web'],
].map(([name = '', example = '']) => ({
  name,
  in: 'header',
  required: true,
  description: 'Sent with every call.',
  schema: { type: 'string' },
  example,
}))

const REFUSAL: Json = {
  type: 'object',
  description: 'An error: `code` is not 0.',
  properties: {
    code: {
      type: 'integer',
      description: REFUSALS.map(({ code, calls, when }) => `${code} (${calls}): ${when}`)
        .concat(`Any other: ${OTHER_REFUSAL.when}`)
        .join(' '),
    },
    msg: {
      type: 'string',
      description: 'One sentence in the language of the call. It may be shown to visitors.',
    },
    data: { type: 'null' },
  },
  required: ['code'],
}

const BATCH_NOTE =
  `Optional: up to ${BATCH_CALLS} of the reads above in one request. The site uses it if \`BACKEND_BATCH\` is \`"true"\`. ` +
  'Each line is a JSON list without line breaks: the index of the call (from 0), and the response to this call. Send each line as soon as it is ready, in any order. You may also send all lines at once with `Content-Length`; this costs the site less CPU. The site makes a call separately if its line is missing, has a wrong index or exceeds 2 MiB. It makes all calls separately if HTTP is not 200 or nothing arrives within 1.5 s.'

const asJson = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, example },
})
const sent = (schema: Json, example: unknown): Json => ({
  requestBody: { required: true, content: asJson(schema, example) },
})
const answered = (description: string, content: Json): Json => ({
  responses: { '200': { description, content } },
})

/** The batch call. It is optional, so the table of calls does not contain it. */
const BATCH_OPERATION: Json = {
  operationId: 'batch',
  summary: 'Several reads in one request',
  description: BATCH_NOTE,
  tags: ['batches'],
  parameters: HEADERS,
  ...sent(jsonSchemaOf(batch, batchNotes()), BATCH),
  ...answered('A line for each answer.', {
    'application/x-ndjson': {
      schema: { type: 'string' },
      example: '[1,{"code":0,"msg":"","data":{}}]\n[0,{"code":404,"msg":"","data":null}]\n',
    },
  }),
}

const SEARCH_NOTE =
  'Optional: results of the backend’s own search, the best first, 100 at most. The site uses it if `BACKEND_SEARCH` is `"true"`, and builds its own index only if this call fails. ' +
  'Each row names a page of the site by its path without a language. The site omits other rows. ' +
  'The site searches its own index if HTTP is not 200, `code` is not 0, nothing arrives within a second, or an isolate has more than eight searches in progress. ' +
  'Responses are not cached, and `backend.ts` does not convert their `data`.'

const FOUND_SCHEMA = jsonSchemaOf(findings, {
  list: ['The rows, the best first.', findingNotes()],
})

/** The search call, which is optional too. */
const SEARCH_OPERATION: Json = {
  operationId: 'search',
  summary: 'The backend’s own search',
  description: SEARCH_NOTE,
  tags: ['search'],
  parameters: [...HEADERS, ...parametersOf(searchQuery, 'query', searchNotes())],
  ...answered(
    'The results, or a refusal.',
    asJson(answerSchema(FOUND_SCHEMA), { code: 0, msg: '', data: FOUND }),
  ),
}

export function toOpenApi(examples: Examples): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const name of ENDPOINT_NAMES) {
    const [method = '', path = ''] = endpoints[name].at.split(' ')
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operationOf(name, examples[name]),
    }
  }
  paths[BATCH_PATH] = { post: BATCH_OPERATION }
  paths[SEARCH_PATH] = { get: SEARCH_OPERATION }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of a Shanmen site',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'https://backend.example/backends', description: '`BACKEND_ORIGIN` and `/backends`' },
    ],
    security: [],
    tags: tagsOf(),
    paths,
    components: { schemas: { ...namedSchemas(), Refusal: REFUSAL } },
  }
}

function tagsOf(): Json[] {
  const names = new Set(ENDPOINT_NAMES.map(tagOf))
  const purged = [...names].map((name) => ({
    name,
    description: `Purged together as \`${name}\`.`,
  }))
  const notNeeded = ['batches', 'search'].map((name) => ({ name, description: 'Not needed.' }))
  return [...purged, ...notNeeded]
}

function tagOf(name: EndpointName): string {
  const { tag }: Endpoint = endpoints[name]
  return tag ?? 'complaints'
}

function operationOf(name: EndpointName, example: unknown): Json {
  const { params, query, body, data }: Endpoint = endpoints[name]
  const schema = answerSchema(jsonSchemaOf(data, ANSWER_NOTES[name]))
  const shown = name === 'proposal' ? RECEIPT : example
  const description = [CALL_NOTES[name], orderOf(name), pagesOf(name)].filter(Boolean).join(' ')
  return {
    operationId: name,
    summary: CALL_NOTES[name].split(/[,.:] /)[0] ?? name,
    description,
    tags: [tagOf(name)],
    parameters: [
      ...HEADERS,
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query', INPUT_NOTES[name]),
    ],
    ...(body &&
      sent(
        jsonSchemaOf(body, INPUT_NOTES[name] ?? PARAMETER_NOTES),
        name === 'proposal' ? COMPLAINT : exampleInput(name).body,
      )),
    ...answered(
      'The answer, or a refusal.',
      asJson(schema, shown === undefined ? undefined : { code: 0, msg: '', data: shown }),
    ),
  }
}

/** Returns the schema of an answer. An answer has this `data`, or it is a refusal. */
function answerSchema(data: Json): Json {
  return {
    anyOf: [
      {
        type: 'object',
        properties: { code: { const: 0 }, msg: { type: 'string' }, data },
        required: ['code', 'data'],
      },
      { $ref: '#/components/schemas/Refusal' },
    ],
  }
}

function parametersOf(
  schema: Endpoint['query'],
  place: 'path' | 'query',
  notes: object = PARAMETER_NOTES,
): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, notes)
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }))
}

export function examplesIn(description: object): Examples {
  const operations = Object.values(fieldsOf(fieldsOf(description)['paths'])).flatMap((methods) =>
    Object.values(fieldsOf(methods)).map(fieldsOf),
  )
  return Object.fromEntries(
    operations.flatMap(({ operationId, responses }) => {
      const content = fieldsOf(fieldsOf(fieldsOf(responses)['200'])['content'])
      const { example } = fieldsOf(content['application/json'])
      return example === undefined ? [] : [[operationId, fieldsOf(example)['data']]]
    }),
  )
}
