import sprite from '../assets/icons.svg?no-inline';
import { cx } from '../lib/cx.ts';

export const iconNames = [
  'alert',
  'arrow-left',
  'arrow-right',
  'bell',
  'calendar',
  'chat',
  'check',
  'chevron',
  'clock',
  'close',
  'coin',
  'copy',
  'duo',
  'eye',
  'fire',
  'flag',
  'gift',
  'help',
  'history',
  'home',
  'info',
  'link',
  'mail',
  'map',
  'menu',
  'offline',
  'phone',
  'search',
  'share',
  'shield',
  'solo',
  'sound-off',
  'sound-on',
  'squad',
  'star',
  'support',
  'trophy',
  'user',
  'whatsapp',
] as const;

export type IconName = (typeof iconNames)[number];

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={cx('shrink-0', !className?.includes('size-') && 'size-6', className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
