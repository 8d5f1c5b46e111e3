// A minimal function with a database. The bench compares the bundle's cold load with that of this function.
const { initializeApp } = require('firebase-admin/app');
const { getAuth } = require('firebase-admin/auth');
const { getFirestore } = require('firebase-admin/firestore');
const { onRequest } = require('firebase-functions/v2/https');

const app = initializeApp();
getAuth(app);
getFirestore(app);
exports.api = onRequest((_request, response) => {
  response.json({});
});
