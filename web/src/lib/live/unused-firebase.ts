/** ReactFire imports every product of Firebase. The build puts this in the place of those that no screen uses. */
function unused(): never {
  throw new Error('This Firebase product is not part of the site');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
