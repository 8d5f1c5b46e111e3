import { useState } from 'react';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { copyText } from '../../../../lib/copy-text.ts';

/** Where calendars read the hours of a unit, again and again: they move in them when the organiser moves them. */
export function SubscribeCalendar({ ticketId }: { ticketId: string }) {
  const [step, setStep] = useState<'offered' | 'opened' | 'copied' | 'refused'>('offered');
  const feed = `${location.host}/api/registrations/ticket/${ticketId}/calendar.ics`;
  const address = `${location.protocol}//${feed}`;
  const copy = async () => setStep((await copyText(address)) ? 'copied' : 'refused');
  return (
    <>
      <ExternalLinkButton
        href={`webcal://${feed}`}
        target="_self"
        variant="secondary"
        icon="calendar"
        onClick={() => setStep('opened')}
      >
        Suscribir calendario
      </ExternalLinkButton>
      {/* No browser says whether a calendar took the address, and many phones have none that does. */}
      {step !== 'offered' && (
        <div className="grid basis-full justify-items-start gap-3 rounded-md border border-line bg-night/60 p-4">
          <p className="text-sm text-mist">
            ¿No se abrió tu calendario? Copia esta dirección y agrégala ahí con «Desde URL» o «Suscribirse».
          </p>
          {step === 'refused' && <p className="text-sm break-all select-all">{address}</p>}
          <Button variant="secondary" icon={step === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
            {step === 'copied' ? 'Dirección copiada' : 'Copiar dirección'}
          </Button>
        </div>
      )}
    </>
  );
}
