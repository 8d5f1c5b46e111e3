import { useEffect, useState } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { ApiError, messageOf } from '../../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../../lib/report-problem.ts';
import { type PushState, pushState, turnOff, turnOn } from './phone-push.ts';

const WHEN = 'Te avisamos cuando abra una confirmación, te toque un cupo o abra tu sala.';

const WORDS: Readonly<Record<PushState, { readonly title: string; readonly text: string }>> = {
  off: {
    title: '¿Te avisamos en este teléfono?',
    text: `${WHEN} Nada más, y lo quitas cuando quieras.`,
  },
  on: {
    title: 'Avisos activados en este teléfono',
    text: `${WHEN} No hace falta que tengas esta página abierta.`,
  },
  denied: {
    title: 'Los avisos están bloqueados',
    text: 'Para permitirlos, toca el ícono junto a la dirección de esta página, entra en «Permisos», permite las notificaciones y vuelve a abrir la página.',
  },
  install: {
    title: 'Avisos en tu iPhone o iPad',
    text: 'Primero instala la app: toca «Compartir», elige «Agregar a inicio» y abre esta página desde ahí.',
  },
  unsupported: {
    title: 'Aquí no podemos avisarte',
    text: 'Este navegador no recibe avisos. Suscribe el calendario de tu torneo, que también te avisa, o vuelve a tiempo.',
  },
};

const REFUSED =
  'Este navegador no pudo activar los avisos. Prueba sin el modo incógnito, o con otro navegador.';

interface PushOfferProps {
  readonly ticketId: string;
  /** Empty where the site tells no phones. */
  readonly publicKey?: string;
}

/** Asks nothing by itself: the browser's question follows a tap, and where it was answered it stays answered. */
export default function PushOffer({ ticketId, publicKey = __PUSH_PUBLIC_KEY__ }: PushOfferProps) {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isShown = true;
    if (publicKey === '') return;
    pushState(ticketId, publicKey).then(
      (current) => {
        if (isShown) setState(current);
      },
      (error: unknown) => reportProblem('the state of notices is unknown', error),
    );
    return () => {
      isShown = false;
    };
  }, [ticketId, publicKey]);

  if (state === null) return null;
  const { title, text } = WORDS[state];
  const change = (turn: (ticketId: string, publicKey: string) => Promise<PushState>) => {
    setBusy(true);
    setProblem(null);
    turn(ticketId, publicKey)
      .then(setState, (error: unknown) => {
        const isBrowsers = error instanceof DOMException;
        if (!isBrowsers && !(error instanceof ApiError)) reportProblem('notices could not be changed', error);
        setProblem(isBrowsers ? REFUSED : messageOf(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Card className="grid gap-3">
      <div className="flex gap-3">
        <Icon
          name={state === 'on' ? 'check' : 'bell'}
          className={state === 'on' ? 'text-success' : 'text-gold'}
        />
        <output className="grid min-w-0 gap-1">
          <strong>{title}</strong>
          <span className="text-sm text-mist">{text}</span>
        </output>
      </div>
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {state === 'off' && (
        <Button variant="secondary" block icon="bell" busy={busy} onClick={() => change(turnOn)}>
          {busy ? 'Esperando tu permiso…' : 'Activar avisos'}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" block busy={busy} onClick={() => change(turnOff)}>
          Quitar avisos de este teléfono
        </Button>
      )}
    </Card>
  );
}
