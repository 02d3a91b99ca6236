import { optional } from '../fields.ts'
import { query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { exportFile } from '../shapes/exports.ts'

const address = {
  token: optional('text', 'An API token with the scope read only, for programs that cannot send it in a header'),
  organization_id: optional('id', 'Instead of the header X-Active-Organization-Id'),
}

/** Files that programs fetch again and again from a fixed address. */
export const feedsRoutes = [
  route('GET /feeds/upcoming.ics', query('upcomingFile', exportFile), {
    summary: 'Returns the upcoming transactions as iCalendar, for calendar programs',
    query: address,
    variables: () => ({}),
    feed: {
      contentType: 'text/calendar',
      example: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Purser//Upcoming transactions//EN',
        'BEGIN:VEVENT',
        'UID:0197a3c2-5f10-7c3e-9d27-1f0b6a2c4e81-20260401@books.example.com',
        'DTSTAMP:20260331T093000Z',
        'DTSTART;VALUE=DATE:20260401',
        'DTEND;VALUE=DATE:20260402',
        'SUMMARY:Rent (-€1\\,200.00)',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  }),

  route('GET /feeds/views/{id}.csv', query('savedViewFile', exportFile), {
    summary: 'Returns the transactions of a saved view as CSV, newest first, for spreadsheets',
    query: address,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    feed: {
      contentType: 'text/csv',
      example: 'Date,Type,Description,Note,Amount,Currency\r\n2026-03-31,Expense,Ferry,,-8.00,EUR\r\n',
    },
  }),
]
