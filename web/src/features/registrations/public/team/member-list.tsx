import type { PublicMember } from '@copa/domain/registrations/names/public-member';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/team.tsx';

interface MemberListProps {
  readonly members: readonly PublicMember[];
  readonly own?: number;
  readonly act?: (member: PublicMember) => ReactNode;
}

export function MemberList({ members, own, act }: MemberListProps) {
  return (
    <ul className="grid gap-2">
      {members.map((member) => {
        const { slot, role, state, name, needsConsent } = member;
        const isReady = state === 'accepted' && !needsConsent;
        return (
          <li
            key={slot}
            className={cx(
              'flex items-center gap-3 rounded-md border p-3',
              state === 'accepted' ? 'border-line bg-night/60' : 'border-dashed border-edge/60',
            )}
          >
            <Icon
              name={isReady ? 'check' : 'clock'}
              className={cx('size-5', isReady ? 'text-success' : 'text-warning')}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">
                {state === 'accepted' ? name : words.openSlot(role)}
                {slot === own && <span className="font-normal text-mist"> {words.you}</span>}
              </span>
              <span className="text-sm text-dim">
                {ROLE_LABELS[role]}
                {needsConsent && <span className="text-warning"> · {words.needsConsent}</span>}
              </span>
            </span>
            {act?.(member)}
          </li>
        );
      })}
    </ul>
  );
}
