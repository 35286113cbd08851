/** A service that takes messages about new complaints, and the address at which it does. */
export interface Webhook {
  kind: (typeof KINDS)[number]
  address: string
}

const KINDS = ['wecom', 'dingtalk', 'feishu', 'json'] as const

/** An https address without a user, or an http address of this machine. */
const ADDRESS =
  /^(?:https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?|http:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\]))(?::\d{1,5})?(?:[/?][\x21-\x7e]*)?$/i

/** Whether a secret can sign messages: a space or a line end came with it by mistake. */
export function isWebhookSecret(secret: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(secret)
}

/**
 * Returns the webhook in a secret, `dingtalk https://oapi.dingtalk.com/robot/send?access_token=…`;
 * undefined if it has another form or an address that is neither https nor of this machine.
 */
export function readWebhook(secret: string): Webhook | undefined {
  const [written, address = '', ...others] = secret.split(' ')
  const kind = KINDS.find((each) => each === written)
  return kind !== undefined && others.length === 0 && ADDRESS.test(address)
    ? { kind, address }
    : undefined
}
