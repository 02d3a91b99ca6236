import { Box, type BoxProps, chakra, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Camera, ChevronRight, CircleCheck, FileUp, type LucideIcon, Mic, PiggyBank, UserPlus, X } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { useOpenAssistant } from '../../app/session/open-assistant.ts'
import { usePermission } from '../../app/session/permissions.ts'
import type { FirstStepsSheetFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { Tile } from '../../shared/display/Tile.tsx'

interface FirstStepsPanelProps extends Omit<BoxProps, 'title'> {
  steps: FirstStepsSheetFragment
  onClose: () => void
}

/** Leads a new organization to its first entries. Each step takes one click and is ticked when it is done. */
export function FirstStepsPanel({ steps, onClose, ...rest }: FirstStepsPanelProps) {
  const openAssistant = useOpenAssistant()
  const mayPlan = usePermission('PLANS_WRITE')
  const mayInvite = usePermission('MEMBERS_MANAGE')
  return (
    <Panel
      title={t`First steps`}
      isList
      aside={
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          me="-8px"
          aria-label={t`Close first steps`}
          onClick={onClose}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      }
      {...rest}
    >
      <Box as="ul" listStyleType="none">
        <Step isDone={steps.bankFile} icon={FileUp} title={t`Import a bank file`} action="/transactions/import" />
        <Step isDone={steps.receipt} icon={Camera} title={t`Photograph a receipt`} action="/receipts" />
        {openAssistant && <Step isDone={steps.note} icon={Mic} title={t`Say what you spent`} action={openAssistant} />}
        {mayPlan && <Step isDone={steps.budget} icon={PiggyBank} title={t`Plan this month`} action="/budgets" />}
        {mayInvite && (
          <Step isDone={steps.partner} icon={UserPlus} title={t`Invite your partner`} action="/settings/members" />
        )}
      </Box>
    </Panel>
  )
}

interface StepProps {
  isDone: boolean
  icon: LucideIcon
  title: string
  /** An address of the app, or what a press does. */
  action: string | (() => void)
}

function Step({ isDone, icon, title, action }: StepProps) {
  const content = (
    <>
      <Tile icon={isDone ? CircleCheck : icon} tone={isDone ? 'income' : 'accent'} />
      <Box flex="1" minW="0" color={isDone ? 'fg.muted' : undefined}>
        {title}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {isDone ? t`Done` : <ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
      </Box>
    </>
  )
  return (
    <li>
      {typeof action === 'string' ? (
        <Row asChild>
          <RouterLink to={action}>{content}</RouterLink>
        </Row>
      ) : (
        <Row onClick={action}>{content}</Row>
      )}
    </li>
  )
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    w: '100%',
    minH: '52px',
    px: { base: '16px', md: '20px' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    textAlign: 'start',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
})
