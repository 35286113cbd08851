import { faultOfSecret, readSettings, type SecretName } from '../../worker/settings.ts'
import { isPrivate, warningsOf } from '../serve/check-settings.ts'
import {
  DEPLOYMENT,
  type Deployment,
  readDeployment,
  readWorkerConfiguration,
} from '../site/deployment.ts'
import { isExample } from '../site/folder.ts'
import { versionOf } from '../site/read-site.ts'
import { isNewer, productVersion } from '../site/version.ts'
import { faultsOfOrigins, SECRETS, siteConfiguration } from '../site/variables.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Variables = Parameters<typeof readSettings>[0]

/** Checks the settings before the build. Returns hints. Throws at the first mistake. */
export function checkDeployment(folder: string, environment: Environment): string[] {
  if (isExample(folder))
    throw new Error('The site is still the example: npm run new writes a folder for yours')
  const deployment = readDeployment(folder)
  if (deployment === undefined)
    throw new Error(
      `${DEPLOYMENT} is missing in ${folder}: write it with “name: my-lake”, “origin: https://www.my-lake.cn” and “domains: [www.my-lake.cn]”`,
    )
  checkDomains(deployment)
  checkVariables(deployedVariablesOf(folder), folder, environment)
  const fault = SECRETS.map(
    (name) => environment[name] && faultOfSecret(name, environment[name]),
  ).find(Boolean)
  if (fault !== undefined) throw new Error(`In the environment, ${fault}`)
  const made = versionOf(folder)
  return [
    isNewer(productVersion(), made) &&
      `site.yaml: the folder was made for version ${made}: npm run upgrade -- --here`,
    !environment['OPS_TOKEN'] &&
      'OPS_TOKEN is not in the environment: changed content shows within six minutes, not at once',
  ].filter((hint) => hint !== false)
}

/** Throws if nothing leads visitors from the host of `origin` to the worker. */
// The domain is not derived from `origin`: wrangler would replace the DNS record of a website that
// still runs there.
function checkDomains({ origin, domains, wrangler }: Deployment): void {
  const { hostname } = new URL(origin)
  if (domains !== undefined || 'routes' in wrangler || hostname.endsWith('.workers.dev')) return
  throw new Error(
    `${DEPLOYMENT}: domains: is missing: write “domains: [${hostname}]” if this domain is in your Cloudflare account, or “domains: []” if you have connected it to the worker yourself`,
  )
}

function deployedVariablesOf(folder: string): Variables {
  const { vars } = siteConfiguration(folder)(readWorkerConfiguration())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- wrangler.toml has them all, and `readSettings` checks each
  return vars as Variables
}

function checkVariables(vars: Variables, folder: string, environment: Environment): void {
  const settings = readSettings(vars)
  const origins = {
    SITE_ORIGIN: settings.SITE_ORIGIN,
    BACKEND_ORIGIN: settings.BACKEND_ORIGIN ?? '',
  }
  // Later steps prefer a value of the environment to the file's, so they would use another site.
  const others = (['SITE_ORIGIN', 'BACKEND_ORIGIN'] as const)
    .filter((name) => environment[name] !== undefined && environment[name] !== origins[name])
    .map((name) => `${name} in the environment is not the one in ${DEPLOYMENT}: remove one of them`)
  const unreachable = Object.entries(origins)
    .filter(([, origin]) => origin !== '' && isPrivate(new URL(origin).hostname))
    .map(([name, origin]) => `${name}: Cloudflare does not reach ${origin}`)
  const [fault] = [
    ...others,
    ...faultsOfOrigins(origins),
    ...unreachable,
    ...warningsOf(settings, folder),
  ]
  if (fault !== undefined) throw new Error(fault)
}

/** The error code of `wrangler secret list` if the account has no worker with this name. */
const NO_WORKER = /\b10007\b/

/** Checks the secrets in the output of `wrangler secret list`. Returns hints. */
export function checkSecrets(
  listed: { status: number | null; output: string },
  folder: string,
): string[] {
  const put = (name: SecretName) =>
    `npx wrangler secret put ${name} --name ${readDeployment(folder)?.name}`
  const isNew = listed.status !== 0 && NO_WORKER.test(listed.output)
  const names = isNew ? [] : namesIn(listed)
  const { AMAP_KEY } = deployedVariablesOf(folder)
  if (isNew) return [`This is the first deploy. Set the secret afterwards: ${put('OPS_TOKEN')}`]
  if (!names.includes('OPS_TOKEN'))
    throw new Error(`The worker has no secret OPS_TOKEN. Set it: ${put('OPS_TOKEN')}`)
  return AMAP_KEY !== '' && !names.includes('AMAP_SECRET')
    ? [`AMAP_KEY is set, and the worker has no AMAP_SECRET: ${put('AMAP_SECRET')}`]
    : []
}

function namesIn({ status, output }: { status: number | null; output: string }): string[] {
  const found = status === 0 ? /^\[[^]*\]/m.exec(output)?.[0] : undefined
  if (found === undefined) throw new Error(`wrangler did not list the secrets: ${output.trim()}`)
  const list: { name: string }[] = JSON.parse(found)
  return list.map(({ name }) => name)
}
