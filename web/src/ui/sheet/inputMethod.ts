/** With what somebody points at a space. */
export type InputMethod = 'mouse' | 'touch' | 'key';

export const methodOf = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'mouse' ? 'mouse' : 'touch';
