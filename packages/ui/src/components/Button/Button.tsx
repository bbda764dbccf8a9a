import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { IconComponent } from '../../icons/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { useLink } from '../Link/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Face, FaceLink, Label } from './Button.styles.ts'

interface Look {
  /** `primary` ink for the action, `secondary` violet for the next step. One of both per view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'dangerSoft'
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** As wide as what it stands in. */
  wide?: boolean
  icon?: IconComponent
  /** The keys that do the same, shown beside the label. */
  keys?: string
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Work is under way: label and width stay, a ring turns, presses are ignored. */
  pending?: boolean
}

/**
 * An action. Prefer a button that works and says what is missing to a disabled one.
 *
 * @example
 * <Button icon={AddIcon} keys="N">Register</Button>
 */
export function Button({
  tone = 'primary',
  size = 'md',
  wide,
  pending,
  icon,
  keys,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event)
  return (
    <Face
      type="button"
      data-tone={tone}
      data-size={size}
      data-wide={wide}
      aria-busy={pending}
      aria-disabled={pending}
      onClick={press}
      {...rest}
    >
      <Inside icon={icon} keys={keys} pending={pending}>
        {children}
      </Inside>
    </Face>
  )
}

export interface ButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'children'> {
  /** Where it leads; inside the app without a reload. */
  href: string
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  tone = 'primary',
  size = 'md',
  wide,
  icon,
  keys,
  children,
  onClick,
  ...rest
}: ButtonLinkProps) {
  return (
    <FaceLink
      data-tone={tone}
      data-size={size}
      data-wide={wide}
      onClick={useLink(onClick)}
      {...rest}
    >
      <Inside icon={icon} keys={keys}>
        {children}
      </Inside>
    </FaceLink>
  )
}

interface InsideProps extends Pick<Look, 'icon' | 'keys' | 'children'> {
  pending?: boolean
}

function Inside({ icon: Icon, keys, pending, children }: InsideProps) {
  return (
    <>
      {Icon && (pending ? <Spinner /> : <Icon aria-hidden />)}
      <Label data-shifted={pending && !Icon}>
        {pending && !Icon && <Spinner />}
        {children}
      </Label>
      {keys && <Kbd aria-hidden>{keys}</Kbd>}
    </>
  )
}
