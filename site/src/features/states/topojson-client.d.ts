/** What is used here of the packages `topojson-client` and `us-atlas`. */
declare module 'topojson-client' {
  export type Point = [number, number];
  export interface Shape {
    type: string;
    properties?: { name: string };
  }
  export interface Collection {
    type: 'GeometryCollection';
    geometries: Shape[];
  }
  export interface Topology {
    type: 'Topology';
    arcs: Point[][];
    objects: { states: Collection };
  }
  export interface Transform {
    scale: Point;
    translate: Point;
  }
  /** Makes points of the differences in which a quantized topology stores an arc. */
  export function transform(by: Transform): (point: Point, index: number) => Point;
  export function feature(
    topology: Topology,
    shape: Shape,
  ): {
    geometry:
      { type: 'Polygon'; coordinates: Point[][] } | { type: 'MultiPolygon'; coordinates: Point[][][] };
  };
  export function mesh(
    topology: Topology,
    shapes: Collection,
    filter: (one: Shape, other: Shape) => boolean,
  ): { coordinates: Point[][] };
}
declare module 'us-atlas/states-albers-10m.json' {
  import type { Topology, Transform } from 'topojson-client';
  const topology: Topology & { transform: Transform };
  export default topology;
}
