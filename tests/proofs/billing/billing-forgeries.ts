import { type SentEvent, signEvent } from '../../support/servers/stripe/stripe-double.ts'

/** Sends 20 events that Stripe did not sign, or signed too long ago, and returns the statuses. */
export async function sendForgedEvents(webhookUrl: string, genuine: SentEvent): Promise<number[]> {
  const { body } = genuine
  const other = body.replace('{', '{"forged":true,')
  const signature = signEvent(body)
  const [time = '', digest = ''] = signature.split(',')
  const forgeries: [string | null, string][] = [
    [null, body],
    ['', body],
    ['t=,v1=', body],
    ['v1=', body],
    [time, body],
    [digest, body],
    [`${time},v1=${'0'.repeat(64)}`, body],
    [`${time},v0=${digest.slice(3)}`, body],
    [`${time},${digest.slice(0, -1)}`, body],
    [`${time},${digest}0`, body],
    [`t=${Number(time.slice(2)) + 1},${digest}`, body],
    [`t=-1,${digest}`, body],
    [signature, other],
    [signature, `${body} `],
    [signature, ''],
    [signEvent(body, { secret: 'whsec_other' }), body],
    [signEvent(body, { secret: '' }), body],
    [signEvent(body, { age: 301 }), body],
    [signEvent(body, { age: 24 * 60 * 60 }), body],
    [signEvent(other, { age: 3_600 }), other],
  ]
  const statuses: number[] = []
  for (const [header, content] of forgeries) {
    const headers = { 'content-type': 'application/json', ...(header !== null && { 'stripe-signature': header }) }
    statuses.push((await fetch(webhookUrl, { method: 'POST', headers, body: content })).status)
  }
  return statuses
}
