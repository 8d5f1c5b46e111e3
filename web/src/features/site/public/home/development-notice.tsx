import { useSyncExternalStore } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { readLocal, subscribeLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const isDismissed = () => readLocal(storageKeys.noticeDismissed) === '1';

export function DevelopmentNotice() {
  const dismissed = useSyncExternalStore(subscribeLocal, isDismissed, () => true);
  const dismiss = () => writeLocal(storageKeys.noticeDismissed, '1');

  return (
    <Overlay
      open={!dismissed}
      onClose={dismiss}
      size="small"
      title="Sitio en desarrollo"
      footer={<Button onClick={dismiss}>Entendido</Button>}
    >
      <p className="text-mist">
        Seguimos construyendo este sitio y vas a ver mejoras seguido. Los torneos y las inscripciones ya
        funcionan. Si algo falla, cuéntanos por el grupo oficial.
      </p>
    </Overlay>
  );
}
