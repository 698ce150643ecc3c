declare module 'virtual:catalogues*' {
  const ways: Record<string, () => Promise<{ default: string }>>;
  export default ways;
}
