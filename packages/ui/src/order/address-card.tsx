import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../elements/actions/button.tsx'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { StatusChip } from '../elements/figures/status-chip.tsx'
import { color } from '../theme/vars.ts'
import { Card, ChoiceCard, ChoiceText, ChoiceTitle, cardBody } from './choice-card.tsx'
import { orderMessages as text } from './order.messages.ts'

const Body = styled.div(cardBody)
/** In the title's line; what is beneath it has the card's whole width. */
const Actions = styled.span(
  css({ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8, display: 'flex', color: color.inkSoft }),
)
const Title = styled(ChoiceTitle)<{ actionCount: number }>(({ actionCount }) =>
  css({ paddingInlineEnd: 44 * actionCount }),
)

const DefaultButton = styled(Button)(
  css({
    marginBlockStart: 8,
    marginInlineStart: -8,
    fontSize: '0.875rem',
    whiteSpace: 'normal',
    textAlign: 'start',
  }),
)

export type AddressSummary = {
  id: string
  title?: string | undefined
  receiverName: string
  receiverPhone: string
  province: string
  city: string
  street: string
  plaque?: string | undefined
  unit?: string | undefined
  postalCode?: string | undefined
  isDefault?: boolean | undefined
}
export type AddressCardProps = {
  address: AddressSummary
  /** The card is a radio button of the `ChoiceGroup` around it; its value is the address's id. */
  isChoice?: boolean
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  onMakeDefault?: (() => void) | undefined
  isBusy?: boolean | undefined
}

/** An address, to read or to choose. */
export const AddressCard = ({
  address,
  isChoice = false,
  onEdit,
  onRemove,
  onMakeDefault,
  isBusy = false,
}: AddressCardProps) => {
  const facts = (
    <span>
      <Title actionCount={Number(Boolean(onEdit)) + Number(Boolean(onRemove))}>
        {address.title || address.city}
        {address.isDefault && <StatusChip tone="info">{text.isDefault}</StatusChip>}
      </Title>
      <ChoiceText>
        {[address.province, address.city, address.street].join('، ')}
        {address.plaque && `، ${text.plaque} ${toPersianDigits(address.plaque)}`}
        {address.unit && `، ${text.unitShort} ${toPersianDigits(address.unit)}`}
      </ChoiceText>
      <ChoiceText>
        {text.receiver} {address.receiverName}، <bdi dir="ltr">{toPersianDigits(address.receiverPhone)}</bdi>
      </ChoiceText>
      {address.postalCode && (
        <ChoiceText>
          {text.postal} <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
        </ChoiceText>
      )}
      {onMakeDefault && !address.isDefault && (
        <DefaultButton variant="link" disabled={isBusy} onClick={onMakeDefault}>
          {text.makeDefault}
        </DefaultButton>
      )}
    </span>
  )
  const actions = (onEdit || onRemove) && (
    <Actions>
      {onEdit && (
        <IconButton label={text.edit} onClick={onEdit} disabled={isBusy}>
          <Pencil size={18} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={text.remove} onClick={onRemove} disabled={isBusy}>
          <Trash size={18} />
        </IconButton>
      )}
    </Actions>
  )
  if (isChoice)
    return (
      <ChoiceCard value={address.id} actions={actions}>
        {facts}
      </ChoiceCard>
    )
  return (
    <Card>
      <Body>
        <MapPin size={20} aria-hidden="true" />
        {facts}
      </Body>
      {actions}
    </Card>
  )
}
