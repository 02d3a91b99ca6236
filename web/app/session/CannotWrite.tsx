import { Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Lock } from 'lucide-react'
import type { OrganizationChoiceFragment, Permission } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { useOrganization } from './organization.tsx'
import { usePermissionState } from './permissions.ts'

export function CannotWrite() {
  const { name, isReadOnly, isPaymentDue } = useOrganization()
  // The notice at the top of each page says what ends this state, and who can do it.
  return isReadOnly ? (
    <EmptyState
      icon={Lock}
      title={isPaymentDue ? t`A payment for ${name} is missing` : t`The plan of ${name} has ended`}
    >
      {t`You can view everything, but you can't make changes.`}
    </EmptyState>
  ) : (
    <EmptyState icon={Lock} title={t`You have view-only access`}>
      {t`An Owner or Admin can give you a role that can make changes.`}
    </EmptyState>
  )
}

/** Warns in an open form after the user has lost the permission to save it. */
export function Withdrawn({ permission }: { permission: Permission }) {
  const organization = useOrganization()
  if (usePermissionState(permission) !== 'withdrawn') return null
  return (
    <Flex role="alert" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <LockIcon />
      <Text flex="1">{withdrawnText(organization)}</Text>
    </Flex>
  )
}

function withdrawnText({ name, isReadOnly, isPaymentDue }: OrganizationChoiceFragment): string {
  if (isPaymentDue) {
    return t`A payment for ${name} is missing, so you can't save. What you typed stays here until you leave this page.`
  }
  return isReadOnly
    ? t`The plan of ${name} has ended, so you can't save. What you typed stays here until you leave this page.`
    : t`You now have view-only access to ${name}. What you typed stays here until you leave this page.`
}

export function ReviewersOnly() {
  return (
    <Flex role="note" gap="10px" mb="14px" color="fg.muted">
      <LockIcon />
      <Text>{t`You have view-only access and can't review.`}</Text>
    </Flex>
  )
}

function LockIcon() {
  return (
    <Flex mt="2px" flexShrink="0" aria-hidden>
      <Lock size={16} strokeWidth={1.75} />
    </Flex>
  )
}
