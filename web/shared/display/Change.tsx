import { chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLocale } from '../format/locale.ts'
import { textOfShare } from '../format/percent.ts'

interface ChangeProps {
  /** The change in percent, or null if the base was zero. A change by more than ten times is shown without a figure. */
  percent: number | null
  /** The direction that is good for the user: `down` for an expense. */
  good: 'up' | 'down'
  against?: string
}

/** A larger share says less than the amounts. */
const maxPercent = 1_000

export function Change({ percent, good, against }: ChangeProps) {
  const locale = useLocale()
  if (percent === null) return <>{t`new`}</>

  if (percent === 0) return <>{against ? t`no change ${against}` : t`no change`}</>
  const share = textOfShare(Math.abs(percent), locale)
  const text = Math.abs(percent) > maxPercent ? t`over 10 times` : share
  const isUp = percent > 0
  const Arrow = isUp ? ArrowUp : ArrowDown
  const color = isUp === (good === 'up') ? 'income.fg' : 'over.fg'

  return (
    <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" columnGap="4px">
      <chakra.span display="inline-flex" alignItems="center" gap="2px" color={color} whiteSpace="nowrap">
        <Arrow size={14} strokeWidth={2} role="img" aria-label={isUp ? t`up` : t`down`} />
        {text}
      </chakra.span>
      {against && <span>{against}</span>}
    </chakra.span>
  )
}
