import { fail, float } from '../evaluation/values.ts';
import { floatText } from './convert.ts';
import { overload, table } from './overload.ts';

const EARTH_RADIUS_METRES = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const LATLNG_METHODS = table({
  latitude: overload([['latlng']], ([self]) => float(self.latitude)),
  longitude: overload([['latlng']], ([self]) => float(self.longitude)),
  distance: overload([['latlng'], ['latlng']], ([self, other]) => {
    const north = Math.sin(radians(other.latitude - self.latitude) / 2);
    const east = Math.sin(radians(other.longitude - self.longitude) / 2);
    const haversine =
      north * north + Math.cos(radians(self.latitude)) * Math.cos(radians(other.latitude)) * east * east;
    return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))));
  }),
});

export const LATLNG_NAMESPACE = table({
  value: overload(
    [
      ['int', 'float'],
      ['int', 'float'],
    ],
    ([first, second]) => {
      const latitude = Number(first.value);
      const longitude = Number(second.value);
      const isInRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      if (isInRange) return { kind: 'latlng', latitude, longitude };
      return fail(
        `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
      );
    },
  ),
});
