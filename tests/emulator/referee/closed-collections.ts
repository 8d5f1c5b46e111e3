export interface ClosedCollections {
  close(collectionId: string): Promise<void>;
}

export function closedCollections(port: number, project: string): ClosedCollections {
  const closed = new Set<string>();
  return {
    close: async (collectionId) => {
      closed.add(collectionId);
      const content = rulesThatClose([...closed]);
      const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content }] } }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

function rulesThatClose(collectionIds: readonly string[]): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{collection}/{document=**} {
    allow read, write: if !(collection in ${JSON.stringify(collectionIds)});
  }
}
`;
}
