// A minimal function with a database. The bench compares the bundle's cold load with that of this function.
const { initializeApp } = require('firebase-admin/app');
const { getAuth } = require('firebase-admin/auth');
const { getFirestore } = require('firebase-admin/firestore');
const { onRequest } = require('firebase-functions/v2/https');

const app = initializeApp();
getAuth(app);
const firestore = getFirestore(app);
exports.api = onRequest(async (request, response) => {
  if (request.url !== '/bare/function') {
    response.json({});
    return;
  }
  const snapshot = await firestore.doc('bare/function').get();
  response.json({ exists: snapshot.exists });
});
