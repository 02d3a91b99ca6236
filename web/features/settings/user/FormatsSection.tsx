import { Stack } from '@chakra-ui/react'
import { FormatsPanel } from './FormatsPanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

export function FormatsSection() {
  return (
    <Stack gap="16px">
      <FormatsPanel />
      <ThemePanel />
    </Stack>
  )
}
