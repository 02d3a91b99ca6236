import { Flex, Text } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useOrganizations } from '../session/organization.tsx'
import { useMay } from '../session/permissions.ts'

/** One quiet line over the content of an organization whose plan has ended; nothing otherwise. */
export function PlanEnded() {
  const { active } = useOrganizations()
  const mayChoose = useMay('ORGANIZATION_OWN')
  if (!active?.isReadOnly) return null
  return (
    <Flex role="status" gap="10px" mb="16px" textStyle="small" color="fg.muted" align="flex-start">
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <Lock size={16} strokeWidth={1.75} />
      </Flex>
      <Text>
        The plan of {active.name} has ended. Everything can still be read.{' '}
        {mayChoose && <TextLink to="/settings/plan">Choose a plan</TextLink>}
      </Text>
    </Flex>
  )
}
