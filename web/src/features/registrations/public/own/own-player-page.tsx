import { OTHER_CODES_MAX, setPlayerPage } from '@copa/domain/play/player/endpoints';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useSaidBesideDialog } from '../../../../components/dialog/said-beside-dialog.ts';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { paths } from '../../../../config/paths.ts';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useSending } from '../../../../lib/network/use-sending.ts';
import * as words from '../../words/own.tsx';
import { readOwnRegistrations } from './own-registrations.ts';
import type { OwnPartProps } from './present-own.ts';

/** The API puts two registrations on one player page only if it receives both private codes. */
function otherCodesHere(own: string): string[] {
  const codes = readOwnRegistrations().map(({ code }) => code);
  return codes.filter((code) => code !== own).slice(0, OTHER_CODES_MAX);
}

export function OwnPlayerPage({ code, registration, onChange }: OwnPartProps) {
  const { busy, failure, send } = useSending();
  const [asking, setAsking] = useState(false);
  const [acts, setActs] = useState(0);
  const { playerKey } = registration;
  const said = useSaidBesideDialog(playerKey === null ? words.playerPageOff : words.playerPageOn);
  const part = useSwappedFocus(asking ? null : acts);

  const change = async (on: boolean) => {
    const otherCodes = on ? otherCodesHere(code) : [];
    const { key } = await callApi(setPlayerPage, {
      headers: { privateCode: code },
      body: { on, otherCodes },
    });
    onChange({ playerKey: key });
    setActs((count) => count + 1);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{words.playerPage}</h2>
      <output className="text-mist">{said}</output>
      <div ref={part} className="grid gap-4">
        {playerKey === null ? (
          <div>
            <Button variant="secondary" busy={busy} onClick={() => send(() => change(true))}>
              {words.switchOn}
            </Button>
          </div>
        ) : (
          <>
            <div>
              <LinkButton to={paths.player.to(playerKey)} icon="star" variant="secondary">
                {words.showPlayerPage}
              </LinkButton>
            </div>
            <ShareButtons
              url={new URL(paths.player.to(playerKey), location.origin).href}
              title={words.playerPage}
              copy={words.copyPlayerPage}
              text={words.sharePlayerPage}
            />
            <div>
              <Button variant="ghost" className="-ml-[min(1rem,5vw)]" onClick={() => setAsking(true)}>
                {words.switchOff}
              </Button>
            </div>
          </>
        )}
      </div>
      <TapAnswer tone="danger">{failure !== null && messageOf(failure)}</TapAnswer>
      <ConfirmDialog
        open={asking}
        title={words.switchOffTitle}
        confirm={words.switchOffConfirm}
        onConfirm={() => change(false)}
        onClose={() => setAsking(false)}
      >
        <p>{words.switchOffEffect}</p>
      </ConfirmDialog>
    </Card>
  );
}
