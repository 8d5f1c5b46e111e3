import type { ComponentProps } from 'react';
import { paths } from '../../config/paths.ts';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../message-state.tsx';
import { showTournaments } from '../words/dead-end.ts';

/** Nothing can be done here, so the visitor is led to the list of tournaments. */
export function DeadEnd({ actions, ...state }: ComponentProps<typeof EmptyState>) {
  const ways = (
    <>
      <LinkButton to={paths.tournaments.to()}>{showTournaments}</LinkButton>
      {actions}
    </>
  );
  return <EmptyState {...state} actions={ways} />;
}
