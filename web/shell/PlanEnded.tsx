import { Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import { usePermission } from '../app/session/permissions.ts'
import { TextLink } from '../shared/controls/TextLink.tsx'

/** Says that an organization is read-only, and what ends it. */
export function PlanEnded() {
  const { active } = useOrganizations()
  const mayChoose = usePermission('ORGANIZATION_OWN')
  const { pathname } = useLocation()
  // The page of the plan says what to do, which can also be to pay.
  if (!active?.isReadOnly || (mayChoose && pathname === '/settings/plan')) return null
  const { name, isPaymentDue } = active
  return (
    <Flex role="status" gap="10px" mb="16px" textStyle="small" color="fg.muted" align="flex-start">
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <Lock size={16} strokeWidth={1.75} />
      </Flex>
      <Text>{mayChoose ? stepOfOwner(name, isPaymentDue) : stepOfMember(name, isPaymentDue)}</Text>
    </Flex>
  )
}

function stepOfOwner(name: string, isPaymentDue: boolean) {
  return isPaymentDue ? (
    <Trans>
      {name} is read-only until you <TextLink to="/settings/plan">pay the open invoice</TextLink>.
    </Trans>
  ) : (
    <Trans>
      {name} is read-only until you <TextLink to="/settings/plan">choose a plan</TextLink>.
    </Trans>
  )
}

function stepOfMember(name: string, isPaymentDue: boolean): string {
  return isPaymentDue
    ? t`${name} is read-only until an Owner pays the open invoice.`
    : t`${name} is read-only until an Owner chooses a plan.`
}
