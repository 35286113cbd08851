/** A chat service that receives messages about new complaints, and its address. */
export interface Webhook {
  kind: (typeof KINDS)[number]
  address: string
}

const KINDS = ['wecom', 'dingtalk', 'feishu', 'json'] as const

/** An https address without a user name, or an http address of this machine. */
const ADDRESS =
  /^(?:https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?|http:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\]))(?::\d{1,5})?(?:[/?][\x21-\x7e]*)?$/i

/**
 * Returns whether a secret can sign messages. It has no spaces or line breaks, which are often
 * copied by mistake.
 */
export function isWebhookSecret(secret: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(secret)
}

/**
 * Reads a webhook from a secret: `dingtalk https://oapi.dingtalk.com/robot/send?access_token=…`.
 * Returns undefined if the secret has another form, or if the address is neither https nor on this
 * machine.
 */
export function readWebhook(secret: string): Webhook | undefined {
  const [written, address = '', ...others] = secret.split(' ')
  const kind = KINDS.find((each) => each === written)
  return kind !== undefined && others.length === 0 && ADDRESS.test(address)
    ? { kind, address }
    : undefined
}
