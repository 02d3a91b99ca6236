import { chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLocale } from '../format/locale.ts'

interface ChangeProps {
  /** The change in percent, or null if the base was zero. */
  percent: number | null
  /** The direction that is good for the user: `down` for an expense. */
  good: 'up' | 'down'
  against?: string
}

export function Change({ percent, good, against }: ChangeProps) {
  const locale = useLocale()
  if (percent === null) return <>{t`new`}</>

  const text = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(percent) / 100)
  const isUp = percent > 0
  const Arrow = isUp ? ArrowUp : ArrowDown
  const color = percent === 0 ? 'fg.muted' : isUp === (good === 'up') ? 'income.fg' : 'over.fg'

  return (
    <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" columnGap="4px">
      <chakra.span display="inline-flex" alignItems="center" gap="2px" color={color} whiteSpace="nowrap">
        {percent !== 0 && <Arrow size={14} strokeWidth={2} role="img" aria-label={isUp ? t`up` : t`down`} />}
        {text}
      </chakra.span>
      {against && <span>{against}</span>}
    </chakra.span>
  )
}
