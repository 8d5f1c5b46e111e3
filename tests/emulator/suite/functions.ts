export const FUNCTIONS = `
const { onDocumentWritten } = require('firebase-functions/v2/firestore');
const v1 = require('firebase-functions/v1');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp();
exports.second = onDocumentWritten('source/{id}', (event) =>
  getFirestore().doc('second/' + event.params.id).set({
    before: event.data.before.data() ?? null,
    after: event.data.after.data() ?? null,
    type: event.type,
  }));
exports.first = v1.firestore.document('source/{id}').onWrite((change, context) =>
  getFirestore().doc('first/' + context.params.id).set({
    before: change.before.data() ?? null,
    after: change.after.data() ?? null,
    type: context.eventType,
  }));
`;
