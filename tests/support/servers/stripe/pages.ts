import type { IncomingMessage, ServerResponse } from 'node:http'
import { found, type StripeAccount, StripeError } from './account.ts'

/**
 * Serves the pages on which a customer pays (/pay/{session}), pays an invoice (/invoice/{id}) and changes the card
 * (/portal/{customer}?return=…). Each has one button.
 */
export function servePage(account: StripeAccount, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [page, id = ''] = pathname.split('/').slice(1)
  const isPost = request.method === 'POST'
  if (page === 'pay') {
    const { success_url, cancel_url } = found(account.sessions, id)
    if (!isPost) {
      show(response, 'Pay', cancel_url)
      return
    }
    try {
      account.paySession(id)
      redirect(response, success_url)
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      show(response, error.message, cancel_url)
    }
  } else if (page === 'portal') {
    const returnUrl = searchParams.get('return') ?? '/'
    if (!isPost) {
      show(response, 'Use another card', returnUrl)
      return
    }
    account.declined.delete(id)
    account.payOpenInvoices(id)
    redirect(response, returnUrl)
  } else show(response, 'Close', '/')
}

function show(response: ServerResponse, button: string, back: string): void {
  const html = `<!doctype html><title>Stripe double</title><form method="post"><button>${button}</button></form><a href="${back}">Back</a>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}
