import { Box, Flex, Switch } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

interface SwitchRowProps {
  label: string
  help: string
  isOn: boolean
  isDisabled?: boolean
  error: string | null
  onToggle: (isOn: boolean) => void
}

export function SwitchRow({ label, help, isOn, isDisabled = false, error, onToggle }: SwitchRowProps) {
  const helpId = useId()
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _hover={{ bg: 'bg.hover' }}>
      <Switch.Root
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={({ checked }) => onToggle(checked)}
        display="flex"
        justifyContent="space-between"
        gap="16px"
        minH={{ base: '60px', md: '58px' }}
        px={{ base: '16px', md: '20px' }}
        py="8px"
      >
        <Box>
          <Switch.Label textStyle="strong">{label}</Switch.Label>
          <Box id={helpId} textStyle="small" color="fg.muted">
            {help}
          </Box>
        </Box>
        <Switch.HiddenInput aria-describedby={helpId} />
        <Switch.Control flexShrink="0">
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      {error && (
        <Flex role="alert" gap="6px" px={{ base: '16px', md: '20px' }} pb="10px" textStyle="small" color="over.fg">
          <Box pt="2px" flexShrink="0">
            <CircleAlert size={15} strokeWidth={2} aria-hidden />
          </Box>
          {error}
        </Flex>
      )}
    </Box>
  )
}
