import { required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { incomingMail } from '../shapes/incoming-mail.ts'

export const incomingMailRoutes = [
  route('GET /incoming-mail', query('incomingMail', incomingMail), {
    summary: 'Returns how the organization receives receipts by email, or null; for Owners and Admins',
  }),

  route('POST /incoming-mail/address', mutation('replaceMailAddress', incomingMail), {
    summary: 'Creates the address for receipts; a former address stops working at once',
  }),

  route('PUT /incoming-mail/senders', mutation('updateMailSenders', incomingMail), {
    summary: 'Replaces the senders whose emails are accepted, besides the members',
    body: { senders: required('string[]', 'At most 100 addresses, and domains such as example.com') },
  }),
]
