import { getSameTeam, type SameTeam } from '@copa/domain/registrations/again/same-team';
import { ownStart } from '@copa/domain/tournaments/date';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { paths } from '../../../../config/paths.ts';
import { ApiError, callApi } from '../../../../lib/network/api-client.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/again.ts';
import { fillDraft } from '../registration-draft.ts';

async function fetchAgain(privateCode: string): Promise<SameTeam | null> {
  try {
    return await callApi(getSameTeam, { headers: { privateCode } });
  } catch (error) {
    // An `ApiError` (such as for a deleted registration) is expected, so only other errors are reported.
    if (!(error instanceof ApiError)) reportProblem('the next tournaments could not be read', error);
    throw error;
  }
}

export default function SameTeamCards({ code }: { readonly code: string }) {
  const load = useLoad(useCallback(() => fetchAgain(code), [code]));
  const navigate = useNavigate();
  const { own = null, next = [], invitations = [] } = (load.state === 'ready' ? load.value : null) ?? {};
  if (own === null) return null;
  const { name, size } = own.unit;
  return (
    <>
      {invitations.length > 0 && (
        <Offer title={words.invitedTitle(invitations.length)} text={words.invitedText}>
          {invitations.map(({ invitationCode, ...tournament }) => (
            <Way
              key={tournament.tournamentId}
              {...tournament}
              label={words.accept(tournament.tournamentName)}
              onGo={() => {
                fillDraft(invitationCode, { ...own, unit: null }, code);
                void navigate(paths.invitation.to(invitationCode));
              }}
            />
          ))}
        </Offer>
      )}
      {next.length > 0 && (
        <Offer title={words.title(size > 1)} text={words.text(size > 1 ? name : '')}>
          {next.map((tournament) => (
            <Way
              key={tournament.tournamentId}
              {...tournament}
              label={words.register(tournament.tournamentName, size > 1)}
              onGo={() => {
                fillDraft(tournament.tournamentId, own, code);
                void navigate(paths.register.to(tournament.tournamentId));
              }}
            />
          ))}
        </Offer>
      )}
    </>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{title}</h2>
      <p className="text-mist wrap-anywhere">{text}</p>
      <ul className="grid gap-3">{children}</ul>
    </Card>
  );
}

interface WayProps extends Pick<SameTeam['next'][number], 'tournamentDate'> {
  readonly label: string;
  readonly onGo: () => void;
}

function Way({ tournamentDate, label, onGo }: WayProps) {
  const now = useNow();
  return (
    <li className="grid gap-1">
      <Button variant="secondary" block iconAfter="arrow-right" onClick={onGo}>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </Button>
      <p className="text-sm text-dim">{ownStart({ date: tournamentDate }, now)}</p>
    </li>
  );
}
