import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { formatDay, formatDayHeader, formatFullDay } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'

interface DateLabelProps extends Omit<HTMLChakraProps<'time'>, 'children'> {
  /** 'yyyy-MM-dd' */
  day: string
  /** `row`: "Nov 17". `full`: "Tue, Nov 17, 2026". `header`: "Today, Wed, Nov 18". */
  form?: 'row' | 'full' | 'header'
}

export function DateLabel({ day, form = 'row', ...rest }: DateLabelProps) {
  const locale = useLocale()
  if (form !== 'header') {
    return (
      <chakra.time dateTime={day} whiteSpace="nowrap" {...rest}>
        {form === 'row' ? formatDay(day, locale) : formatFullDay(day, locale)}
      </chakra.time>
    )
  }

  const { lead, text } = formatDayHeader(day, locale)
  return (
    <chakra.time
      dateTime={day}
      textStyle="small"
      color={lead ? 'fg.muted' : 'fg'}
      fontWeight={lead ? '400' : '500'}
      {...rest}
    >
      {lead && (
        <chakra.span color="fg" fontWeight="600">
          {lead}
        </chakra.span>
      )}
      {lead && ', '}
      {text}
    </chakra.time>
  )
}
