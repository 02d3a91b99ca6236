import { Stack } from '@chakra-ui/react'
import { ThemePanel } from './ThemePanel.tsx'

export function FormatsSection() {
  return (
    <Stack gap="16px">
      <ThemePanel />
    </Stack>
  )
}
