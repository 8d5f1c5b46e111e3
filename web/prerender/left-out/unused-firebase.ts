/** Stand-ins for Firebase products that ReactFire imports and this site does not use. */
export {
  nothing as ensureInitialized,
  nothing as get,
  nothing as getAll,
  nothing as getBoolean,
  nothing as getDownloadURL,
  nothing as getNumber,
  nothing as getString,
  nothing as getValue,
  nothing as httpsCallable,
  nothing as off,
  nothing as onChildAdded,
  nothing as onChildChanged,
  nothing as onChildMoved,
  nothing as onChildRemoved,
  nothing as onValue,
  nothing as ref,
};

const nothing = undefined;
