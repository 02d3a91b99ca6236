import { Button } from '@chakra-ui/react'
import { useTour } from '../../../app/slots/tour.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { DeedRow, deedWidth } from '../ActionRow.tsx'

/** The first steps, for whoever wants to see them again. */
export function TourPanel() {
  const { open } = useTour()
  return (
    <Panel>
      <DeedRow title="First steps" about="Name, country, categories, a first transaction, a receipt and the assistant.">
        <Button w={deedWidth} variant="outline" colorPalette="gray" onClick={open}>
          Take the tour
        </Button>
      </DeedRow>
    </Panel>
  )
}
