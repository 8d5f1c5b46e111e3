export async function askForAccess(
  projectId: string,
  firestoreAddress: string,
  uid: string,
): Promise<'accepted' | 'permission-denied'> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreAddress}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(uid)}` },
    body: JSON.stringify({ writes: [requestWrite(documents, uid)] }),
  });
  const text = await response.text();
  if (response.ok) return 'accepted';
  if (response.status === 403) return 'permission-denied';
  throw new Error(`a request for access was answered ${response.status}: ${text}`);
}

function tokenOf(uid: string): string {
  const claims = { sub: uid, email: `${uid}@correo.example`, email_verified: true, auth_time: 0 };
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}

function requestWrite(documents: string, uid: string): object {
  const texts = { email: `${uid}@correo.example`, displayName: uid, uid, status: 'pending', notes: '' };
  const none = ['approvedAt', 'approvedBy', 'rejectedAt', 'rejectedBy'];
  return {
    update: {
      name: `${documents}/userRequests/${uid}`,
      fields: {
        ...Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }])),
        ...Object.fromEntries(none.map((name) => [name, { nullValue: null }])),
      },
    },
    updateTransforms: [{ fieldPath: 'requestedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}
