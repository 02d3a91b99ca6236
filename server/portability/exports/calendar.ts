import { addDays } from '../../language/days.ts'

export interface CalendarEvent {
  uid: string
  /** yyyy-MM-dd */
  day: string
  summary: string
  description: string
  category: string | null
}

export interface Calendar {
  name: string
  url: string
  events: readonly CalendarEvent[]
}

/** Writes all-day events as iCalendar (RFC 5545), with the properties of calendars from RFC 7986. */
export function* writeCalendar({ name, url, events }: Calendar, now = new Date()): Generator<string> {
  const title = escapeText(name)
  yield linesOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Purser//Upcoming transactions//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ])
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  for (const { uid, day, summary, description, category } of events) {
    yield linesOf([
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(day)}`,
      `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      ...(category === null ? [] : [`CATEGORIES:${escapeText(category)}`]),
      // The event does not make its day busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
  }
  yield linesOf(['END:VCALENDAR'])
}

const basicDate = (day: string) => day.replaceAll('-', '')

/** Control characters other than line breaks are not allowed (RFC 5545, section 3.1). */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** In bytes of UTF-8, without the line break (RFC 5545, section 3.1). */
const maxLine = 75

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= maxLine) return line
  let [folded, length] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > maxLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
